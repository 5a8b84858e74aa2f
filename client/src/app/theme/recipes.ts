import {
  accordionSlotRecipe,
  alertSlotRecipe,
  badgeRecipe,
  breadcrumbSlotRecipe,
  buttonRecipe,
  checkboxSlotRecipe,
  codeRecipe,
  comboboxSlotRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  inputAddonRecipe,
  linkRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  popoverSlotRecipe,
  skeletonRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  textareaRecipe,
  toastSlotRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme';

/** Only the recipes in use: the whole set would cost every visitor 12 KB. Add one here with its first use. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  code: codeRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  inputAddon: inputAddonRecipe,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  skipNavLink: skipNavLinkRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

export const slotRecipes = {
  accordion: accordionSlotRecipe,
  alert: alertSlotRecipe,
  breadcrumb: breadcrumbSlotRecipe,
  checkbox: checkboxSlotRecipe,
  combobox: comboboxSlotRecipe,
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  popover: popoverSlotRecipe,
  toast: toastSlotRecipe,
  tooltip: tooltipSlotRecipe,
};

const control = { borderColor: 'border.control', bg: 'bg.panel' };

/** Where our controls differ from the library's. */
export const recipeChanges = {
  button: { defaultVariants: { size: 'sm' } },
  input: { variants: { variant: { outline: control } }, defaultVariants: { size: 'sm' } },
  textarea: { variants: { variant: { outline: control } }, defaultVariants: { size: 'sm' } },
} as const;

export const slotRecipeChanges = {
  // As the boxes of rows.
  checkbox: { base: { root: { colorPalette: 'brand' } } },
  nativeSelect: {
    variants: { variant: { outline: { field: control } } },
    defaultVariants: { size: 'sm' },
  },
  combobox: {
    variants: { variant: { outline: { input: control } } },
    defaultVariants: { size: 'sm' },
  },
  menu: {
    base: {
      content: { borderRadius: 'l3', minW: '44' },
      item: { position: 'relative', cursor: 'pointer', gap: '2.5' },
    },
  },
  dialog: { base: { backdrop: { bg: 'rgb(10 10 20 / .45)' } } },
  drawer: {
    base: {
      backdrop: { bg: 'rgb(10 10 20 / .35)' },
      content: {
        _open: { animationDuration: '200ms' },
        _closed: { animationDuration: '140ms' },
        // A list below a field is placed by the drawer, while it slides in and after: else the end of the slide moves it.
        willChange: 'transform',
      },
    },
  },
  toast: {
    base: {
      // The state is told by an icon; the surface stays calm.
      root: {
        borderRadius: 'l3',
        boxShadow: 'lg',
        ...Object.fromEntries(
          ['success', 'error', 'warning'].map((type) => [
            `&[data-type=${type}]`,
            { bg: 'bg.panel', color: 'fg', '--toast-trigger-bg': 'colors.bg.muted' },
          ]),
        ),
      },
    },
  },
} as const;

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

/**
 * Recipes of the library components in use. All recipes would add 12 KB to the first load. Add a recipe when you first use its
 * component.
 */
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

/** Our changes to the library's recipes. */
export const recipeChanges = {
  button: { defaultVariants: { size: 'sm' } },
  input: { variants: { variant: { outline: control } }, defaultVariants: { size: 'sm' } },
  textarea: { variants: { variant: { outline: control } }, defaultVariants: { size: 'sm' } },
} as const;

export const slotRecipeChanges = {
  // The same palette as the checkboxes that select rows.
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
        // Keeps the drawer a containing block when the slide animation has ended. Otherwise the list below a field would jump.
        willChange: 'transform',
      },
    },
  },
  toast: {
    base: {
      // An icon shows the status; the surface stays neutral.
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

import { AtSign, Bell, Globe, IdCard, KeyRound, Link2, UserRound, type LucideIcon } from 'lucide-react';

/** Sections of the account settings, in display order. */
export const settingsSections = [
  'general',
  'information',
  'socialLinks',
  'connectedAccounts',
  'notifications',
  'language',
  'password',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

export const sectionIcons: Record<SettingsSection, LucideIcon> = {
  general: UserRound,
  information: IdCard,
  socialLinks: Link2,
  connectedAccounts: AtSign,
  notifications: Bell,
  language: Globe,
  password: KeyRound,
};

/** Returns the settings section with the given name; `general` for unknown names. */
export const sectionOf = (name: string | undefined): SettingsSection =>
  settingsSections.find((section) => section === name) ?? 'general';

/** Attributes that are also parameters of the frame. */
export const settingNames = [
  'crawler',
  'url',
  'engine',
  'view',
  'theme',
  'readonly',
  'highlight',
  'lock',
] as const;

/** All attributes of the element. */
export const attributeNames = [
  ...settingNames,
  'tester',
  'loading',
  'height',
  'max-height',
  'label',
] as const;

export type SettingName = (typeof settingNames)[number];

/** Attributes that are also parameters of the frame. */
export const settingNames = [
  'crawler',
  'url',
  'engine',
  'view',
  'theme',
  'readonly',
  'quiz',
  'highlight',
  'lock',
  'urls',
  'show',
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
export type AttributeName = (typeof attributeNames)[number];

/** Values of the attribute `loading`; the first is the default. */
export const loadings = ['lazy', 'eager', 'click'] as const;

/** Attributes that are set by being present; the value `false` counts as absent. */
export const flagNames = ['readonly', 'quiz'] as const;

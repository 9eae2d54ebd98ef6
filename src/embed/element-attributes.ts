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

/** Parameters of the frame. */
export const frameParameters = [...settingNames, 'text'] as const;

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
export type FrameParameter = (typeof frameParameters)[number];
export type AttributeName = (typeof attributeNames)[number];

/** Values of the attribute `loading`; the first is the default. */
export const loadings = ['lazy', 'eager', 'click'] as const;

/** Attributes that are set by being present; the value `false` counts as absent. */
export const flagNames = ['readonly', 'quiz'] as const;

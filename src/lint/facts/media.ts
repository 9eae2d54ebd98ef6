/** A path of pictures or videos, or of a folder for them. */
const MEDIA =
  /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico|mp4|webm|mov)\b|[^a-z](?:image|img|photo|picture|video|media|galler|thumb|upload)[^.?=]*$/i;

/** Returns whether all names are those of crawlers that load only pictures or videos. */
export function areForMedia(names: readonly string[]): boolean {
  return names.every((name) => /image|video|media/i.test(name));
}

/** Returns whether a path is evidently one of pictures or videos. */
export function isMediaPath(path: string): boolean {
  return MEDIA.test(path);
}

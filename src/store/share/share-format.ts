/** Format of a share code: a version, a dot, the packed state. */
export const SHARE_CODE = /^(\d{1,4})\.([^.]*)$/;

/** Maximum size in bytes of a test file, and of an unpacked share code. */
export const LARGEST_STATE = 10_000_000;

/** A line longer than Google reads (16,663 bytes): wrapping one of some megabytes freezes browsers for seconds. In UTF-16 units. */
const LONGEST_WRAPPED = 16_664;

/** True when a text with LF line ends has a line that must not be wrapped. */
export function hasGiantLine(text: string): boolean {
  if (text.length <= LONGEST_WRAPPED) return false;
  let from = 0;
  for (;;) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    if (to - from > LONGEST_WRAPPED) return true;
    if (end < 0) return false;
    from = to + 1;
  }
}

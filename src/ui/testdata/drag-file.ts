/** Drags a file from outside the page over the centre of an element, in these steps. */
export function dragFile(
  target: Element,
  file: File,
  steps: readonly ('dragenter' | 'dragover' | 'dragleave' | 'drop')[] = ['dragenter', 'dragover', 'drop'],
): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const { x, y, width, height } = target.getBoundingClientRect();
  const place = { clientX: x + width / 2, clientY: y + height / 2 };
  for (const type of steps)
    target.dispatchEvent(
      new DragEvent(type, { ...place, dataTransfer, bubbles: true, cancelable: true, composed: true }),
    );
}

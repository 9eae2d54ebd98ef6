export { LineScanner, LineShape } from './line-scanner';

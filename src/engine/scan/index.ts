export { isWhiteSpace, LineScanner, LineShape } from './line-scanner';

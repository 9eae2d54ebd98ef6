import { Example } from './example.jsx';
import { More } from './more.jsx';

export default function Page() {
  return [<Example key="example" />, <More key="more" />];
}

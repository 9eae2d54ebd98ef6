import { createRoot } from 'react-dom/client';
import { Example } from './example.jsx';
import { More } from './more.jsx';

createRoot(document.getElementById('root')).render([<Example key="example" />, <More key="more" />]);

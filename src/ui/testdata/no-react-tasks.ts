/*
 * React's development build names each element's creation for the browser's debugger where the browser can (`console.createTask`), which takes an
 * eighth of the time of all component tests. It looks once, when it is loaded: this has to be imported first.
 */
Reflect.deleteProperty(console, 'createTask');

export {};

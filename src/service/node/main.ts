/**
 * Entry point of the program that serves the fetch service and, on request, the page. Built into one file by .ci/build-service.mjs.
 */
import { runProgram } from './run-program';

await runProgram();

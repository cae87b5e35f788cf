export { ChosenAhead } from './ahead.ts'
export { ChoosingAhead, NotHereYet } from './choosing-ahead.tsx'

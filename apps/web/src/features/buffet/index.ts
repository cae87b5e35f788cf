export { Buffet } from './buffet.tsx'
export { buffetMenu, unitsUnder } from './buffet-menu.ts'

export { Buffet } from './buffet.tsx'
export { laidMenu, unitsUnder } from './laid-menu.ts'

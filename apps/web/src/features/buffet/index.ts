export { Buffet } from './buffet.tsx'
export { laidMenu } from './laid-menu.ts'

export * from './calls.ts'
export { menuDocument, stockMap } from './shapes.ts'

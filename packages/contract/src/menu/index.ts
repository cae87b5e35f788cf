export * from './calls.ts'
export { menuDocument, stockMap } from './shapes.ts'
export * from './staff-calls.ts'
export * from './stall-calls.ts'

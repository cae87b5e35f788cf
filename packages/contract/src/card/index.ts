export * from './calls.ts'
export * from './shapes.ts'

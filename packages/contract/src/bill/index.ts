export * from './calls.ts'
export * from './codes.ts'
export * from './shapes.ts'

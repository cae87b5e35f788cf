export * from './calls.ts'
export * from './codes.ts'
export * from './fields.ts'
export * from './shapes.ts'

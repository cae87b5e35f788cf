export * from './calls.ts'
export * from './codes.ts'

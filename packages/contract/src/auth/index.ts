export * from './calls.ts'
export * from './enter.ts'
export * from './provider-calls.ts'

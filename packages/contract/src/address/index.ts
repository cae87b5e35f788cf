export * from './calls.ts'
export * from './place-calls.ts'

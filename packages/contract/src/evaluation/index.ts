export * from './calls.ts'
export * from './set-up-calls.ts'
export * from './staff-calls.ts'

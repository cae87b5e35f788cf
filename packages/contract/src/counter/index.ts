export * from './adjustment-calls.ts'
export * from './calls.ts'
export * from './pay-code-calls.ts'
export * from './buyer-calls.ts'

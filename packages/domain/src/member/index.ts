export * from './phone-change.ts'

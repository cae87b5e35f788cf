export * from './preferences.ts'
export * from './quiet-hours.ts'

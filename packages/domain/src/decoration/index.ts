export * from './theme.ts'

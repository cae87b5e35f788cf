export * from './standing.ts'

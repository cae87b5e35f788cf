export * from './opening-checklist.ts'

export * from './component-type.ts'
export * from './field.ts'
export { icon } from './icon.ts'

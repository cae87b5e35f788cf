export * from './style.ts'
export * from './theme.ts'
export {
  grounds,
  type Shade,
  type ThemeAdjustment,
  themeAdjustments,
  type ThemeContrast,
  themeContrasts,
  type ThemeVariables,
} from './theme-colours.ts'
export { fontOrigins, headingFontList, fontList } from './theme-fonts.ts'
export { menuVariant, partsOfMenu } from './menu-page.ts'
export { writeColour } from './colour.ts'
export { type Audience, variantApplies, type VariantConditions, variantFor, type Viewer } from './variant.ts'

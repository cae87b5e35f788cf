export { showList, showMoney, showNumber, joinWithComma } from './amounts.ts'
export { showDate, showDay } from './dates.ts'
export { type Bundle, loadTexts, applyServerTexts } from './load.ts'
export { addTexts, currentLocale, localize, setLocale, storedLocale, storeLocale, t, switchLanguage } from './texts.ts'

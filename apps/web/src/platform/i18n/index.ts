export { showList, showMoney, showNumber, sideBySide } from './amounts.ts'
export { formatInstant, showDate } from './dates.ts'
export { type Bundle, loadWords, takeServerWords } from './load.ts'
export { addWords, currentLocale, say, setLocale, storedLocale, storeLocale, t, turnTo } from './words.ts'

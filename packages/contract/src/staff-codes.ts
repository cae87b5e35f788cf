import { consoleCodes } from './console/codes.ts'
import { counterCodes } from './console/counter-codes.ts'
import { moneyCodes } from './console/money-codes.ts'
import { rightCodes } from './console/right-codes.ts'
import { settingCodes } from './console/setting-codes.ts'

/** What the restaurant's own people alone may be refused: no phone of a guest carries it. */
export const staffCodes = { ...consoleCodes, ...settingCodes, ...counterCodes, ...moneyCodes, ...rightCodes } as const

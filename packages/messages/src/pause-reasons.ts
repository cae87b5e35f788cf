import { pauseReasons as ar } from './ar/pause-reasons.ts'
import { pauseReasons as en } from './en-US/pause-reasons.ts'
import { type LocaleId, localeOf } from './locales.ts'
import { pauseReasons as zh } from './zh-CN/pause-reasons.ts'

const maps: Readonly<Record<LocaleId, Readonly<Record<PauseReasonKey, string>>>> = { en_US: en, zh_CN: zh, ar }

/** Usual reasons for a pause. */
export type PauseReasonKey = keyof typeof en

/** A reason for a pause, in a language. */
export const pauseReasonText = (language: string, key: PauseReasonKey): string => maps[localeOf(language).id][key]

/** Why a store is paused, as its guests read it: the staff's own words, or a usual reason; undefined if they did not say. */
export const pauseText = (
  { reason, note }: { reason?: PauseReasonKey; note?: string },
  language: string,
): string | undefined => note || (reason && pauseReasonText(language, reason))

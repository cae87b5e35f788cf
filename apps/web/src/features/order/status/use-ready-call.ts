import { useEffect, useRef } from 'react'
import { nameDocument } from '../../../platform/arrival.ts'
import { t } from '../../../platform/i18n/index.ts'
import type { OrderDetail } from '../api.ts'
import { stateWords } from '../words.ts'

const BUZZ = [180, 90, 180]

/** Ready while the guest looks elsewhere: the phone buzzes, and the tab says so with the number. ORDER-9 */
export function useReadyCall({ state, orderType, callNumber }: OrderDetail): void {
  const before = useRef(state)
  useEffect(() => {
    const news = before.current !== state
    before.current = state
    if (state !== 'ready') return undefined
    if (news) navigator.vibrate?.(BUZZ)
    nameDocument([callNumber, stateWords(state, orderType)].filter(Boolean).join(' · '))
    return () => nameDocument(t('title.orderStatus'))
  }, [state, orderType, callNumber])
}

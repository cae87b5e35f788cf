import { useState } from 'react'
import { toast } from '../../platform/notices.ts'
import { isRefused } from '../../platform/send/index.ts'
import { givePartBack, useKeepBill } from './api.ts'

/** Gives a part of one's own back to the table. */
export function useGiveBack() {
  const [busy, setBusy] = useState(false)
  const keep = useKeepBill()
  const giveBack = async (partId: string) => {
    if (busy) return
    setBusy(true)
    try {
      await keep((await givePartBack(partId)).bill)
    } catch (error) {
      if (!isRefused(error)) throw error
      toast(error.message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, giveBack }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currentLocale } from '../../../platform/i18n/index.ts'
import type { DropIn, DropInOptions } from './drop-in.ts'

export type Phase = 'loading' | 'ready' | 'bank' | 'failed'

type FormOptions = Pick<DropInOptions, 'setup' | 'action' | 'newCard' | 'onPay' | 'onStep' | 'onRemove'>

/**
 * Pays once per round, however often the guest taps or presses Enter: a second attempt would be refused while the first
 * is in progress and would close the bank's step. After an attempt that ends the round, the screen continues
 * automatically. PAY-9
 */
function usePayOnce(onPay: FormOptions['onPay'], round: number) {
  const paying = useRef(-1)
  const [busy, setBusy] = useState(-1)
  const payOnce: FormOptions['onPay'] = async card => {
    if (paying.current === round) return new Promise<never>(() => {})
    paying.current = round
    setBusy(round)
    const result = await onPay(card)
    if (result?.paymentState === 'action') {
      paying.current = -1
      setBusy(-1)
    }
    return result
  }
  return { payOnce, isPaying: () => paying.current === round, busy: busy === round }
}

/**
 * Mounts the provider's card form in `host` when the screen shows it. Mounting is asynchronous and is undone if the
 * screen is left meanwhile. A new `round` mounts it again.
 */
export function useDropIn(options: FormOptions, round: number) {
  const host = useRef<HTMLDivElement>(null)
  const started = useRef<DropIn | undefined>(undefined)
  const [phase, setPhase] = useState<Phase>('loading')
  const [isNewCard, setNewCard] = useState(false)
  const { payOnce, isPaying, busy } = usePayOnce(options.onPay, round)
  const begin = useEffectEvent(async (at: HTMLElement, isOver: () => boolean) => {
    const { mountDropIn } = await import('./drop-in.ts')
    if (isOver()) return
    const dropIn = await mountDropIn({
      ...options,
      onPay: payOnce,
      host: at,
      locale: currentLocale().intl.split('-u-')[0] ?? 'en-US',
      ink: getComputedStyle(at).color,
      onSelect: setNewCard,
      onBank: isOpen => setPhase(isOpen ? 'bank' : 'ready'),
      onReady: () => setPhase('ready'),
      onFault: () => setPhase('failed'),
    })
    if (isOver()) dropIn.unmount()
    else started.current = dropIn
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another form
  useEffect(() => {
    let over = false
    setPhase('loading')
    if (host.current) void begin(host.current, () => over).catch(() => over || setPhase('failed'))
    return () => {
      over = true
      started.current?.unmount()
      started.current = undefined
    }
  }, [round])
  return { host, phase, busy, isNewCard, submit: () => isPaying() || started.current?.submit() }
}

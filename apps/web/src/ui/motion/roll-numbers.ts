import amounts from '../text/amount.module.css'
import steppers from '../controls/stepper.module.css'
import { classNames } from '../class-names.ts'
import { isMotionReduced } from './moving-picture.ts'
import styles from './roll-numbers.module.css'

const DURATION_MS = 240
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
/** Most numbers that roll at once; a page whose numbers all change is drawn anew. */
const MAX_AT_ONCE = 8

const WINDOW = styles.window ?? 'window'

const rolling = new WeakMap<HTMLElement, Animation>()

const valueOf = (text: string): number => Number(text.replace(/\D/g, ''))

const isAmount = ({ classList }: HTMLElement): boolean => classList.contains(amounts['now'] ?? '')
const isQuantity = ({ classList }: HTMLElement): boolean => classList.contains(steppers['value'] ?? '')

/** A quantity moves into its place: a window around it would cut off what can be tapped around its buttons. */
function slide(number: HTMLElement, isLess: boolean): void {
  const from = { transform: `translateY(${isLess ? '-' : ''}60%)`, opacity: 0.2 }
  number.animate([from, { transform: 'none', opacity: 1 }], { duration: DURATION_MS, easing: EASING })
}

function roll(number: HTMLElement, before: string): void {
  rolling.get(number)?.cancel()
  const isLess = valueOf(number.textContent) < valueOf(before)
  if (isQuantity(number)) return slide(number, isLess)
  const frame = number.parentElement
  const wheel = classNames(styles.wheel, isLess && styles.down).split(' ')
  number.dataset['before'] = before
  number.classList.add(...wheel)
  frame?.classList.add(WINDOW)
  const motion = number.animate([{ transform: `translateY(${isLess ? '-' : ''}100%)` }, { transform: 'none' }], {
    duration: DURATION_MS,
    easing: EASING,
  })
  rolling.set(number, motion)
  const end = () => {
    number.classList.remove(...wheel)
    if (rolling.get(number) !== motion) return
    delete number.dataset['before']
    frame?.classList.remove(WINDOW)
  }
  motion.finished.then(end, end)
}

/** Amounts and quantities that change roll to their new value. The new value is in the document at once. */
export function rollNumbers(): void {
  new MutationObserver(changes => {
    if (isMotionReduced()) return
    const changed = new Map<HTMLElement, string>()
    for (const { target, oldValue } of changes) {
      const number = target.parentElement
      if (number && oldValue && (isAmount(number) || isQuantity(number)) && !changed.has(number))
        changed.set(number, oldValue)
    }
    for (const [number, before] of [...changed].slice(0, MAX_AT_ONCE))
      if (number.textContent !== before) roll(number, before)
  }).observe(document.body, { subtree: true, characterData: true, characterDataOldValue: true })
}

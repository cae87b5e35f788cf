import { useSyncExternalStore } from 'react'

let context: AudioContext | undefined
const watchers = new Set<() => void>()

function notify(): void {
  for (const watcher of watchers) watcher()
}

/** Sound may begin only with a tap or a key: browsers ask for one. Answers whether it is on. */
export async function allowSound(): Promise<boolean> {
  if (!context) {
    context = new AudioContext()
    context.addEventListener('statechange', notify)
  }
  if (context.state !== 'running') await context.resume().catch(() => {})
  notify()
  return context.state === 'running'
}

/** Turns sound on, plays it, and asks for permission to notify while another window is in front. */
export async function tryOutSound(): Promise<void> {
  if (await allowSound()) ring()
  if ('Notification' in globalThis && Notification.permission === 'default')
    await Notification.requestPermission().catch(() => {})
}

const soundOn = (): boolean => context?.state === 'running'

function listen(changed: () => void): () => void {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

/** Whether sound can be played now: a browser can suspend it at any time. */
export const useSoundOn = (): boolean => useSyncExternalStore(listen, soundOn)

/** Takes the first tap or key anywhere as the one that browsers ask for. */
export function startSound(): void {
  const wake = () => {
    if (!soundOn()) void allowSound()
  }
  addEventListener('click', wake, { capture: true })
  addEventListener('keydown', wake, { capture: true })
}

function note(on: AudioContext, at: number, frequency: number): void {
  const tone = on.createOscillator()
  const loudness = on.createGain()
  tone.frequency.value = frequency
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(0.35, at + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.5)
  tone.connect(loudness).connect(on.destination)
  tone.start(at)
  tone.stop(at + 0.55)
}

/** Two rising notes for an order, two falling ones for a number that is called. */
export function ring(notes: 'order' | 'call' = 'order'): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([180, 90, 180])
  if (context?.state !== 'running') return
  const [first, second] = notes === 'order' ? [880, 1174.66] : [783.99, 659.26]
  note(context, context.currentTime, first)
  note(context, context.currentTime + 0.22, second)
}

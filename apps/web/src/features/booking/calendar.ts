/** Data of a calendar entry. */
export interface CalendarEvent {
  uid: string
  /** Increases with every change, so that a calendar takes the newest. */
  sequence: number
  start: string
  end: string
  title: string
  place: string
  notes: string
  point: { latitude: number; longitude: number }
  /** Time of creation, epoch ms. */
  now: number
}

const stamp = (at: number): string =>
  new Date(at)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r?\n/g, '\\n')

const bytes = new TextEncoder()

/** Folds a line at 75 bytes; continuation lines start with a space. RFC 5545, 3.1 */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    const limit = parts.length === 0 ? 75 : 74
    if (bytes.encode(part + sign).length > limit) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}

/**
 * Calendar file of a booking, with a reminder two hours before. Times are UTC: a calendar shows them in its own zone.
 */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Comanda//Bookings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.now)}`,
    `DTSTART:${stamp(Date.parse(event.start))}`,
    `DTEND:${stamp(Date.parse(event.end))}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.notes)}`,
    `GEO:${event.point.latitude};${event.point.longitude}`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.title)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

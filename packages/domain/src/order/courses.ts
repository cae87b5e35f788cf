/** The courses of an order and those that staff fired. */
interface Courses {
  lines: readonly { course?: number; voided?: boolean }[]
  fired: ReadonlySet<number> | undefined
}

/**
 * The courses that wait until staff fire them, in their order: all after the first one of the order, of which something is left to
 * make. COUNTER-3
 */
export function heldCourses({ lines, fired }: Courses): number[] {
  const courses = [...new Set(lines.flatMap(line => line.course ?? []))].toSorted((a, b) => a - b)
  const isLeft = (course: number) => lines.some(line => line.course === course && !line.voided)
  return courses.slice(1).filter(course => !fired?.has(course) && isLeft(course))
}

export { DishSection as Renderer } from './dish-section.tsx'

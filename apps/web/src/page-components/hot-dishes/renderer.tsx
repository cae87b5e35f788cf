export { DishSection as Renderer } from '../dish-list/dish-section.tsx'

// What a scenario is: plain data that says which bodies there are, what their commands are, and when.
/** Length of a run when a scenario does not say. s. */
export const defaultSeconds = 20;

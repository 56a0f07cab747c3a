export const porto = () => undefined;

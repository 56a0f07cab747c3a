export const projectId = "0123456789abcdef0123456789abcdef";
export const url = "https://shop.example";

// Opens the scene. Without scripts the page's link does the same.
location.replace(document.querySelector('a').href);
